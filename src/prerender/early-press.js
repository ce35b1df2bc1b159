try {
  const theme = localStorage.getItem("portal.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
{
  const keep = (event) => {
    const button = event.target.closest("[data-prerendered] button");
    if (!button) return;
    event.preventDefault();
    document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
    button.setAttribute("data-pressed", "");
  };
  addEventListener("click", keep, true);
  // An arrow opens a list.
  addEventListener(
    "keydown",
    (event) => {
      if (/^Arrow(Up|Down)$/.test(event.key) && event.target.role === "combobox") keep(event);
    },
    true,
  );
}
