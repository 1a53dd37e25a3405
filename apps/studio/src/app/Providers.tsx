import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StudioTheme } from '../theme/StudioTheme.tsx'
import { useSession } from './session/session.ts'
import { queryClient } from './wire/query-client.ts'

export function Providers({ children }: { readonly children: ReactNode }) {
  const { themeMode, theme, accountData } = useSession()
  return (
    <StudioTheme mode={themeMode} variant={theme} themeColour={accountData?.company.themeColour}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StudioTheme>
  )
}
