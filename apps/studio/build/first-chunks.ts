/**
 * What everyone loads comes in two files: what sign-in needs, then what home needs besides. Left to itself the build
 * makes eighty of it, which compress a tenth worse and are asked for one after the other. What most screens share
 * comes in a third, for the same reason, and because the entry names every file there is.
 */
export const firstChunks = {
  groups: [
    {
      name: 'start',
      priority: 3,
      test: /src\/app\/main\.tsx|features\/session\/SignIn\.tsx|\/(app|screens|session)\.en_uk\.json/,
      includeDependenciesRecursively: true,
    },
    {
      name: 'home',
      priority: 2,
      test: /src\/shell\/Shell\.tsx|features\/home\/Home\.tsx|\/(shell|framework|notification|home)\.en_uk\.json/,
      includeDependenciesRecursively: true,
    },
    {
      name: 'controls',
      priority: 1,
      minShareCount: 2,
      test: /node_modules\/(@mantine\/(core|hooks)|@floating-ui|@tabler|react-remove-scroll|tabbable|react-number-format)|src\/framework\/(page|dialog|list|toast|status)\//,
    },
  ],
}
