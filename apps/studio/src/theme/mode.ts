/** How the studio is lit, as the session store keeps it. */
export const themeModes = ['ai8-dark', 'ai8-light', 'ai8-auto'] as const

export type ThemeMode = (typeof themeModes)[number]

export function schemeOf(mode: ThemeMode, isDarkPreferred: boolean): 'dark' | 'light' {
  if (mode === 'ai8-auto') return isDarkPreferred ? 'dark' : 'light'
  return mode === 'ai8-light' ? 'light' : 'dark'
}
