import { type Language, languages } from '@coverwright/domain/base/language/language'
import { type ThemeMode, themeModes } from '../../theme/mode.ts'

/** What outlives the tab: the proof of a known device, and how its user likes the studio. */
export interface Device {
  readonly deviceKey?: string
  /** Proves that this browser signed a company up, until its link is opened. */
  readonly signUpKey?: string
  readonly themeMode?: ThemeMode
  readonly defaultLanguage?: Language
}

const key = 'coverwright-device'

export function readDevice(storage: Pick<Storage, 'getItem'>): Device {
  const { deviceKey, signUpKey, themeMode, defaultLanguage } = parsed(storage.getItem(key))
  return {
    ...(typeof deviceKey === 'string' && { deviceKey }),
    ...(typeof signUpKey === 'string' && { signUpKey }),
    ...(isOneOf(themeModes, themeMode) && { themeMode }),
    ...(isOneOf(languages, defaultLanguage) && { defaultLanguage }),
  }
}

export function rememberOnDevice(storage: Pick<Storage, 'getItem' | 'setItem'>, change: Device): void {
  storage.setItem(key, JSON.stringify({ ...readDevice(storage), ...change }))
}

/** Anything may stand in local storage; what is not ours must not stop the studio from starting. */
function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((one) => one === value)
