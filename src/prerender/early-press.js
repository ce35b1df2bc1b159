try {
  const theme = localStorage.getItem("portal.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("[data-prerendered] button");
    if (!button) return;
    event.preventDefault();
    document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
    button.setAttribute("data-pressed", "");
  },
  true,
);
