import {
  IconAffiliate,
  IconBooks,
  IconBuilding,
  IconCreditCard,
  IconFileText,
  IconFolder,
  IconHash,
  IconHome,
  IconIdBadge2,
  IconKey,
  IconMessage2Search,
  IconPalette,
  type IconProps,
  IconRocket,
  IconRoute2,
  IconSchool,
  IconSend2,
  IconSettings,
  IconStack2,
  IconTemplate,
  IconTicket,
  IconUsers,
  IconWorld,
  IconWritingSign,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Screen } from '../app/screens/screen.ts'

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  '/home': IconHome,
  '/project': IconStack2,
  '/designStudio': IconPalette,
  '/productLibrary': IconBooks,
  '/publisher': IconRocket,
  '/agency': IconIdBadge2,
  '/directPage': IconIdBadge2,
  '/customer-management-center': IconUsers,
  '/email-template-list': IconTemplate,
  '/company-document-centre': IconFileText,
  '/pia': IconMessage2Search,
  '/ALP': IconSchool,
  '/AP': IconSend2,
  '/partner-hub': IconAffiliate,
  '/business-agreement-center': IconWritingSign,
  '/company-profile': IconBuilding,
  '/payment-gateway': IconCreditCard,
  '/policy-engine': IconHash,
  '/domain': IconWorld,
  '/users': IconUsers,
  '/secret': IconKey,
  '/setting': IconSettings,
}

const bySection: Readonly<Record<string, ComponentType<IconProps>>> = {
  sell: IconRoute2,
  content: IconTicket,
  designer: IconPalette,
}

/** A screen without an icon of its own takes its section's. */
export const iconOf = ({ path, place }: Screen) => icons[path] ?? bySection[place?.section ?? ''] ?? IconFolder
