import type { VariantName } from '@coverwright/domain/variant'
import { MantineProvider } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { applyBrand } from './brand.ts'
import { schemeOf, type ThemeMode } from './mode.ts'
import './theme.css'
import { theme } from './theme.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

interface StudioThemeProps {
  readonly mode: ThemeMode
  readonly variant: VariantName
  /** The company's own colour, when it chose one. */
  readonly themeColour?: string | null | undefined
  readonly children: ReactNode
}

export function StudioTheme({ mode, variant, themeColour, children }: StudioThemeProps) {
  const isDarkPreferred = useMediaQuery('(prefers-color-scheme: dark)', true, { getInitialValueInEffect: false })
  // Before paint: a studio that changes colour after it is shown looks broken.
  useLayoutEffect(() => applyBrand(document.documentElement, variant, themeColour), [variant, themeColour])
  return (
    <MantineProvider theme={theme} forceColorScheme={schemeOf(mode, isDarkPreferred)}>
      {children}
      <Suspense>
        <Toasts />
      </Suspense>
    </MantineProvider>
  )
}
