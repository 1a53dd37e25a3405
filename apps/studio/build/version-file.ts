import type { Plugin } from 'vite'

/**
 * `/version.json` names the first script. Its name carries a hash over all it leads to, so a page knows that it is old
 * when the file names another script than the one it runs.
 */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
      if (!first) throw new Error('The build has no first script to name in version.json')
      const source = JSON.stringify({ version: `/${first.fileName}` })
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}
