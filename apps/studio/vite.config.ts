import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { callTable } from './build/call-table.ts'
import { firstChunks } from './build/first-chunks.ts'
import { shortNames } from './build/short-names.ts'
import { versionFile } from './build/version-file.ts'

const isStyle = (file: string) => file.endsWith('.css')

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '')
  // index.html names it: without a value Vite would leave the placeholder standing.
  process.env.VITE_EXTERNAL_SIGN_IN ??= env.VITE_EXTERNAL_SIGN_IN ?? '/'
  const server = env.STUDIO_SERVER ?? 'http://localhost:8080'
  return {
    root: import.meta.dirname,
    plugins: [react(), callTable(), versionFile()],
    server: { proxy: { '/v1': server, '/v2': server, '/_/': server } },
    build: {
      // The oldest browsers that know the relative colours and light-dark() of the tokens.
      target: ['chrome123', 'safari17.5', 'firefox128'],
      // Which chunk a module is in, for the measurement of what the first screens cost.
      manifest: true,
      // Whose work is bundled, and under which terms.
      license: true,
      chunkSizeWarningLimit: 600,
      // Named ahead in the first file, the scripts of all screens would weigh more than the shell; styles must be named,
      // for a screen waits for its own.
      modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStyle) },
      // A schema nobody reads is left out: domain files hold their tables and their schemas side by side.
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z'] },
        output: { codeSplitting: firstChunks, ...shortNames },
      },
    },
  }
})
