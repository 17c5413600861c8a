// Bundles every src/entries/*.ts (one anywidget front end each) and src/host/*.ts (the host of exported pages) into one
// self-contained module in ../moosekit/widgets/static. A module is loaded from a blob address, so nothing is shared
// between files. The scripts of the site, src/site/entries/*.ts, go to static/site, which no package brings: they are
// plain scripts, as pages that were opened from a disk may load no modules.
// Called by hatch_build.py; by hand: node build.mjs
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { shortPath } from "./short-paths.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = join(here, "../moosekit/widgets/static");

const entriesOf = (folder) => {
  const path = join(here, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(path, name));
};

/** Style sheets are imported as text, without their comments and blanks. */
const cssAsText = {
  name: "css-as-text",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true, target: "chrome123" });
      return { contents: code, loader: "text" };
    }),
};

/** Drawings are imported with their paths written shortly, and without the cards that are told by their code: G7 is G and 7. */
const artShort = {
  name: "art-short",
  setup: ({ onLoad }) =>
    onLoad({ filter: /draw.art.\w+\.json$/ }, ({ path }) => {
      const art = JSON.parse(readFileSync(path, "utf8"), (key, node) =>
        !Array.isArray(node) ? node : node[0] === "p" ? ["p", shortPath(node[1]), ...node.slice(2)] : node[1] && key === node[0][0] + node[1] ? undefined : node);
      return { contents: JSON.stringify(art), loader: "json" };
    }),
};

/** The npm packages that went into the front ends, a line each, with version and licence: BUNDLED.md has to name them. */
const packagesIn = ({ inputs }) => {
  const folders = Object.keys(inputs).flatMap((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
    return `${name} ${version}, ${license}\n`;
  });
};

const bundled = {
  absWorkingDir: here,
  entryNames: "[name]",
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  loader: { ".json": "json" },
  plugins: [cssAsText, artShort],
  define: { "define.amd": "false" }, // a page with RequireJS must not catch a bundled module
  logLevel: "warning",
  metafile: true,
  write: false,
};
const entryPoints = ["src/entries", "src/host"].flatMap(entriesOf);
const [modules, scripts] = await Promise.all([
  build({ ...bundled, entryPoints, outdir: target, format: "esm" }),
  build({ ...bundled, entryPoints: entriesOf("src/site/entries"), outdir: join(target, "site"), format: "iife" }),
]);
const outputFiles = [...modules.outputFiles, ...scripts.outputFiles];

// Written only now, when all of it has built: a failed build leaves what was there, a removed entry leaves nothing.
rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, "site"), { recursive: true });
writeFileSync(join(target, ".packages"), packagesIn(modules.metafile).join(""));
for (const { path, contents } of outputFiles) {
  writeFileSync(path, contents);
  console.log(`${basename(path)}: ${contents.length} bytes, ${gzipSync(contents).length} gzipped`);
}
