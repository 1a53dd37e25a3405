/** What everyone loads comes in two files, each named by what it is for: what leads there comes with it. */
export const firstFiles = {
  start: [
    'app/main.tsx',
    'features/company/session/SignIn.tsx',
    'app/app.en_uk.json',
    'core/screens/screens.en_uk.json',
    'features/company/session/session.en_uk.json',
    'parts/public-page/public-page.en_uk.json',
  ],
  home: [
    'app/shell/Shell.tsx',
    'features/insight/home/Home.tsx',
    'app/shell/shell.en_uk.json',
    'framework/framework.en_uk.json',
    'features/reach/notification/notification.en_uk.json',
    'features/insight/home/home.en_uk.json',
    'parts/figures/figures.en_uk.json',
  ],
} as const

const anyOf = (files: readonly string[]) =>
  new RegExp(`src/(${files.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')})`)

/**
 * What sign-in needs, then what home needs besides. Left to itself the build makes eighty files of it, which compress a
 * tenth worse and are asked for one after the other. What most screens share comes in a third, for the same reason, and
 * because the entry names every file there is.
 */
export const firstChunks = {
  groups: [
    { name: 'start', priority: 3, test: anyOf(firstFiles.start), includeDependenciesRecursively: true },
    { name: 'home', priority: 2, test: anyOf(firstFiles.home), includeDependenciesRecursively: true },
    {
      name: 'controls',
      priority: 1,
      minShareCount: 2,
      test: /node_modules\/(@mantine\/(core|hooks)|@floating-ui|@tabler|react-remove-scroll|tabbable|react-number-format)|src\/framework\/(page|dialog|list|toast|status)\//,
    },
  ],
}
