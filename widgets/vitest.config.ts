import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

// A style sheet is imported as text, as esbuild does it in build.mjs; Vite would inject it into the page instead.
const cssAsText = {
  name: "css-as-text",
  enforce: "pre" as const,
  resolveId: (source: string, importer?: string) =>
    source.endsWith(".css") && importer ? `\0${join(dirname(importer), source)}.text` : null,
  load: (id: string) =>
    id.endsWith(".css.text") ? `export default ${JSON.stringify(readFileSync(id.slice(1, -5), "utf8"))}` : null,
};

export default defineConfig({
  plugins: [cssAsText],
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], restoreMocks: true },
});
