import { type Language, languages } from '@coverwright/domain/base/language/language'
import type { ShellChoices } from '@coverwright/domain/build/page/pre-build'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import type { UserData } from '@coverwright/domain/company/member/member'
import type { CallingCode } from '@coverwright/domain/company/registration/phone'
import type { CompanyInfoForm } from '@coverwright/domain/company/registration/sign-up'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import type { DomainType, VariantName } from '@coverwright/domain/variant'
import { create } from 'zustand'
import type { ThemeMode } from '../../theme/mode.ts'
import type { Ending } from './endings.ts'

type AccountData = Omit<UserData, 'permissionList'>

/** What somebody who signs up has filled in so far; a password is never among it. */
export interface SignUpData {
  readonly companyInfo?: CompanyInfoForm
  readonly email?: string
  readonly phone?: {
    readonly callingCode: CallingCode
    readonly number: string
    readonly sentTo: string
    /** Milliseconds. */
    readonly sentAt: number
  }
  readonly phoneTicket?: string
  readonly mail?: { readonly sentTo: string; readonly sentAt: number; readonly signUpKey: string }
}

/** What somebody has chosen so far of a product that is not made yet, so that a page that is loaded again goes on there. */
interface ProductCreation {
  readonly settings: ProductForm
  readonly choices: ShellChoices
  readonly step: number
}

/** What a tab remembers of who works in it. It is one entry of session storage, gone with the tab. */
export interface Session {
  readonly accountData: AccountData | null
  readonly permissionList: UserData['permissionList']
  readonly tokens: TokenSet | null
  readonly signUpData: SignUpData
  readonly productCreation: ProductCreation | null
  /** What the host is for, and the variant worn there. */
  readonly domainType: DomainType
  readonly theme: VariantName
  readonly themeMode: ThemeMode
  readonly languageList: readonly Language[]
  readonly defaultLanguage: Language
  /** The version the page was reloaded for: it is not reloaded twice for the same. */
  readonly reloadFlag: string | null
  /** Milliseconds, set while the page is hidden. */
  readonly hiddenAt: number | null
  /** Token refreshes since a call last succeeded. */
  readonly refreshesInARow: number
  /** Why the last session ended, until the next begins. */
  readonly ending: Ending | null
}

const sessionKey = 'coverwright-session'

/** What belongs to a person, and goes when they do. */
export const nobody = {
  accountData: null,
  permissionList: { roleList: [], requestList: [] },
  tokens: null,
  signUpData: {},
  productCreation: null,
  hiddenAt: null,
  refreshesInARow: 0,
} as const satisfies Partial<Session>

const fresh: Session = {
  ...nobody,
  domainType: 'INSURER',
  theme: 'insurer',
  themeMode: 'ai8-dark',
  languageList: languages,
  defaultLanguage: 'en_us',
  reloadFlag: null,
  ending: null,
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Every change is in the storage before anyone can reload the page. */
export function createSessionStore(storage: SessionStorage, remembered: Partial<Session> = {}) {
  const store = create<Session>()(() => ({ ...fresh, ...remembered, ...read(storage) }))
  store.subscribe((session) => storage.setItem(sessionKey, JSON.stringify({ state: session })))
  return store
}

/** What an earlier page of this tab kept. What cannot be read is as good as nothing: the person signs in again. */
function read(storage: SessionStorage): Partial<Session> {
  try {
    const kept = JSON.parse(storage.getItem(sessionKey) ?? '{}') as { state?: Partial<Session> }
    return kept.state ?? {}
  } catch {
    return {}
  }
}
