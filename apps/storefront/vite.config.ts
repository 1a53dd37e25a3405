import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const own = (file: string) => fileURLToPath(new URL(`./src/${file}`, import.meta.url))

/** Blocks are written for React; a published page ships the few kilobytes of Preact instead. */
const preact = [
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react-dom\/client$/, replacement: own('react-dom-client.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: own('react.ts') },
]

/** `vite build` makes what browsers load, `vite build --ssr` what the server renders pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/_/a/',
  resolve: { alias: preact },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Everything is bundled: outside this bundle `react` is React.
  ssr: { noExternal: true as const },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/render-page.tsx' } }
    : {
        outDir: 'dist/browser',
        manifest: 'manifest.json',
        target: 'es2022',
        assetsDir: '',
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/browser.tsx' },
      },
}))
