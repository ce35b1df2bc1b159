import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

const project = (name: string, include: string[], environment: "node" | "jsdom" = "node") => ({
  extends: true as const,
  test: { name, include, environment },
})

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      project("machines", ["tests/machines/**/*.test.ts", "tests/atlas/model/**/*.test.ts"]),
      project("unit", ["tests/domain/**/*.test.ts", "tests/i18n/**/*.test.ts", "tests/client/**/*.test.ts"]),
      project("ui", ["tests/ui/**/*.test.tsx"], "jsdom"),
      project("size", ["tests/size/**/*.test.ts"]),
      project("bench", ["tests/bench/**/*.test.ts"]),
      project("api", ["tests/api/**/*.test.ts", "tests/dev-portal/**/*.test.ts"]),
    ],
  },
})
