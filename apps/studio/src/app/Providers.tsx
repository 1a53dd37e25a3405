import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ScreensContext } from '../core/screens/screens-context.ts'
import { useSession } from '../core/session/session.ts'
import { queryClient } from '../core/wire/query-client.ts'
import { StudioTheme } from '../theme/StudioTheme.tsx'
import { catalogue } from './catalogue.ts'

export function Providers({ children }: { readonly children: ReactNode }) {
  const { themeMode, theme, accountData } = useSession()
  return (
    <StudioTheme mode={themeMode} variant={theme} themeColour={accountData?.company.themeColour}>
      <QueryClientProvider client={queryClient}>
        <ScreensContext value={catalogue}>{children}</ScreensContext>
      </QueryClientProvider>
    </StudioTheme>
  )
}
