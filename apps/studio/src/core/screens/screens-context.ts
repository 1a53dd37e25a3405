import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

/** Features read the catalogue from here: importing it would close a circle, for it names all of them. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** Every screen, for those that list them: navigation, palette, menu. */
export const useScreens = () => useContext(ScreensContext)
