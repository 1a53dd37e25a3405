import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StudioTheme } from '../theme/StudioTheme.tsx'
import { catalogue } from './screens/catalogue.ts'
import { ScreensContext } from './screens/screens-context.ts'
import { useSession } from './session/session.ts'
import { queryClient } from './wire/query-client.ts'

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
