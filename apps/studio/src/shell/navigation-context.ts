import { createContext, useContext } from 'react'
import type { NavigationSection } from './navigation.ts'

/** What the navigation shows, for screens that show it too. They cannot read the catalogue that names them. */
export const NavigationContext = createContext<readonly NavigationSection[]>([])

export const useNavigationSections = () => useContext(NavigationContext)
