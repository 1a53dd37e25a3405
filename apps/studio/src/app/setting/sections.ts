import { takesPayments } from '@coverwright/domain/company/company/takes-payments'
import type { Permission } from '@coverwright/domain/permissions'
import { readers } from '@coverwright/domain/readers'
import {
  IconAddressBook,
  IconBuilding,
  IconChecklist,
  IconCreditCard,
  IconDevices,
  IconHistory,
  IconKey,
  IconLifebuoy,
  IconLock,
  IconMailForward,
  IconPalette,
  IconReceipt,
  IconRefresh,
  IconScale,
  IconSettings,
  IconSparkles,
  IconStack2,
  IconUserCircle,
  IconUsers,
  IconWorld,
  IconWritingSign,
} from '@tabler/icons-react'
import { type ComponentType, lazy } from 'react'
import { hasAny, type Visitor } from '../../core/screens/decide.ts'
import { loadTexts } from '../../core/text/start-text.ts'

/** A section brings its own texts, so that it never shows before them. */
const section = (texts: string | readonly string[], load: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(texts)])
    return { default: Component }
  })

interface SettingCard {
  /** Key of its texts, and of the section in the address. */
  readonly key:
    | 'profile'
    | 'password'
    | 'sign-ins'
    | 'company'
    | 'account'
    | 'agreements'
    | 'users'
    | 'statement'
    | 'plan'
    | 'gateway'
    | 'domain'
    | 'contacts'
    | 'messages'
    | 'keys'
    | 'audit'
    | 'appearance'
    | 'support'
    | 'version'
    | 'legal'
    | 'reviews'
    | 'reactivations'
  readonly icon: typeof IconPalette
  /** Any of these; without them it is everybody's. */
  readonly anyOf?: readonly Permission[]
  /** Besides the permission: whether the company has a use for it. */
  readonly isOffered?: (visitor: Visitor) => boolean
  /** The section itself, or the path of another screen. */
  readonly leads: { readonly Section: ComponentType } | { readonly path: string }
}

/** What the hub offers, in its order. */
const settingCards: readonly SettingCard[] = [
  {
    key: 'profile',
    icon: IconUserCircle,
    leads: { Section: section('profile', () => import('../../features/company/profile/Profile.tsx')) },
  },
  {
    key: 'password',
    icon: IconLock,
    leads: {
      Section: section(['password', 'public-page'], () => import('../../features/company/password/Password.tsx')),
    },
  },
  {
    key: 'sign-ins',
    icon: IconDevices,
    leads: { Section: section('sign-ins', () => import('../../features/company/session/SignIns.tsx')) },
  },
  { key: 'company', icon: IconBuilding, anyOf: ['company-profile'], leads: { path: '/company-profile' } },
  {
    key: 'account',
    icon: IconSettings,
    anyOf: ['manage-account'],
    leads: { Section: section('account', () => import('../../features/company/account/Account.tsx')) },
  },
  {
    key: 'agreements',
    icon: IconWritingSign,
    anyOf: ['business-agreement-center'],
    leads: { path: '/business-agreement-center' },
  },
  { key: 'users', icon: IconUsers, anyOf: ['users'], leads: { path: '/users' } },
  { key: 'statement', icon: IconReceipt, anyOf: ['manage-plan'], leads: { path: '/account' } },
  { key: 'plan', icon: IconStack2, anyOf: ['manage-plan'], leads: { path: '/upgrade' } },
  {
    key: 'gateway',
    icon: IconCreditCard,
    anyOf: readers.gateways,
    isOffered: takesPayments,
    leads: { path: '/payment-gateway' },
  },
  { key: 'domain', icon: IconWorld, anyOf: ['domain'], leads: { path: '/domain' } },
  { key: 'contacts', icon: IconAddressBook, anyOf: readers.contacts, leads: { path: '/contactList' } },
  {
    key: 'messages',
    icon: IconMailForward,
    anyOf: ['read-outbox'],
    leads: { Section: section('outbox', () => import('../../features/reach/outbox/Outbox.tsx')) },
  },
  { key: 'keys', icon: IconKey, anyOf: ['manage-keys'], leads: { path: '/secret' } },
  {
    key: 'audit',
    icon: IconHistory,
    anyOf: ['read-audit'],
    leads: { Section: section(['audit', 'happened'], () => import('../../features/company/audit/AuditLog.tsx')) },
  },
  {
    key: 'appearance',
    icon: IconPalette,
    leads: { Section: section('setting', () => import('./Appearance.tsx')) },
  },
  { key: 'support', icon: IconLifebuoy, leads: { path: '/contact' } },
  { key: 'version', icon: IconSparkles, anyOf: ['version'], leads: { path: '/version' } },
  { key: 'legal', icon: IconScale, leads: { path: '/legal-privacy' } },
  {
    key: 'reviews',
    icon: IconChecklist,
    anyOf: ['verify-companies'],
    leads: {
      Section: section(['review', 'company', 'pdf'], () => import('../../features/company/review/Reviews.tsx')),
    },
  },
  {
    key: 'reactivations',
    icon: IconRefresh,
    anyOf: ['grant-reactivation'],
    leads: { Section: section('review', () => import('../../features/company/review/Reactivations.tsx')) },
  },
]

export const sectionPath = (key: SettingCard['key']) => `/setting-page?section=${key}`

/** What someone lacks is hidden. */
export const offeredTo = (visitor: Visitor) =>
  settingCards.filter(
    ({ anyOf, isOffered }) => (!anyOf || hasAny(visitor, anyOf)) && (!isOffered || isOffered(visitor)),
  )
