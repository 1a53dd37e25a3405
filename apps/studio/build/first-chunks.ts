/**
 * What everyone loads comes in two files: what sign-in needs, then what home needs besides. Left to itself the build
 * makes eighty of it, which compress a tenth worse and are asked for one after the other.
 */
export const firstChunks = {
  groups: [
    {
      name: 'start',
      priority: 2,
      test: /src\/app\/main\.tsx|features\/session\/SignIn\.tsx|\/(app|screens|session)\.en_uk\.json/,
      includeDependenciesRecursively: true,
    },
    {
      name: 'home',
      priority: 1,
      test: /src\/shell\/Shell\.tsx|features\/home\/Home\.tsx|\/(shell|framework|notification|home)\.en_uk\.json/,
      includeDependenciesRecursively: true,
    },
  ],
}
