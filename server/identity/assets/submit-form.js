// Continues a page that only carries a form on: nothing in it needs an answer from the person.
document.addEventListener("DOMContentLoaded", () => document.forms[0]?.submit());
