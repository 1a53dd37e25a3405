// Prints a line a route: whether its screen is built, its path and its title.
import { catalogue } from '../apps/studio/src/app/catalogue.ts'
import { isBuilt, pathsOf } from '../apps/studio/src/core/screens/screen.ts'
import titles from '../apps/studio/src/core/screens/screens.en_uk.json' with { type: 'json' }

for (const screen of catalogue) {
  for (const path of pathsOf(screen)) {
    console.log(`${isBuilt(screen) ? 'built' : 'planned'}  ${path}  ${titles[screen.title]}`)
  }
}
