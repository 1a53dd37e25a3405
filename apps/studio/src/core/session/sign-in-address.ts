import type { VariantName } from '@coverwright/domain/variant'
import type { Ending } from './endings.ts'
import type { Session } from './session-store.ts'

/** The landing variant may have its sign-in elsewhere; without an address for it, ours is used. */
export const signInAddress = (goesTo: Ending['goesTo'], variant: VariantName, external: string) =>
  goesTo === 'sign-in' && variant === 'landing' && external ? external : '/'

/** Where the session as it is now signs in. */
export const signInAddressOf = ({ ending, theme }: Pick<Session, 'ending' | 'theme'>) =>
  signInAddress(ending?.goesTo ?? 'sign-in', theme, externalSignIn())

const externalSignIn = () =>
  document.querySelector<HTMLMetaElement>('meta[name="coverwright:external-sign-in"]')?.content ?? ''
