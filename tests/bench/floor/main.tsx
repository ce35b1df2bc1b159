import { createRoot } from "react-dom/client";

const root = document.querySelector("#root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <main>
    <h1>A bare React page</h1>
  </main>,
);
