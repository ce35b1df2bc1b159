// The theme that this browser keeps, before anything is painted; src/app/browser/theme.ts writes it.
try {
  const theme = localStorage.getItem("portal.theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing follows the system.
}
