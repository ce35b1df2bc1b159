import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { HashRouter } from "react-router-dom"
import shellTexts from "../../locales/int/shell.json"
import { addTexts, createI18n } from "../ui/i18n/i18n.ts"
import "../ui/kit/tokens.css"
import "../ui/kit/base.css"
import { AtlasPage } from "./page/atlas-page.tsx"
import { AtlasDataProvider, createAtlasData, readBesidePage } from "./page/data/atlas-data.ts"

// The kit speaks through the catalogues, the atlas itself through its own words: English alone (decisions.md).
const i18n = createI18n()
addTexts(i18n, "int", shellTexts)

// Without transitions: what is typed stands in the address, and an input must show it at once.
createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <AtlasDataProvider value={createAtlasData(readBesidePage)}>
        <HashRouter useTransitions={false}><AtlasPage /></HashRouter>
      </AtlasDataProvider>
    </I18nextProvider>
  </StrictMode>,
)
