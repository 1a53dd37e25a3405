import type { BoardSetting } from '@coverwright/domain/insight/product-board/product-board'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import {
  IconAdjustmentsHorizontal,
  IconArrowsExchange,
  IconBuildingStore,
  IconCalculator,
  IconCreditCard,
  IconDatabase,
  IconFiles,
  IconGavel,
  IconListNumbers,
  IconMail,
  IconPalette,
  IconReceipt,
  IconRobot,
  IconRoute,
  IconStack2,
  IconTable,
  IconTools,
  type TablerIcon,
} from '@tabler/icons-react'

interface BoardPart {
  readonly key: string
  readonly icon: TablerIcon
  /** Where it is set; none while that is still to come. */
  readonly to: string | null
  /** What of the product it is asked for, beside its id. */
  readonly part?: string
  /** Of a screen that has several. */
  readonly tab?: string
  /** What is missing of it. Nothing can be missing of what has usual values of its own. */
  readonly lacks: ((missing: Missing) => boolean) | null
  /** What is told of how far it is, where it has usual values. */
  readonly setting?: BoardSetting
}

const inBody =
  (...places: readonly string[]) =>
  ({ area, path }: Missing) =>
    area === 'body' && places.includes(String(path[0]))

const isLogic = ({ area, path }: Missing) => area === 'shell' && path.length > 0
const isTable = ({ area, path }: Missing) => area === 'body' && path[0] === 'rating' && path[1] === 'tables'
const isPricing = (missing: Missing) => inBody('rating')(missing) && !isTable(missing)
const isPaper = inBody('documents', 'regulatory', 'insured', 'declarations')
const isData = inBody('dataset')

/** What a product must have before it is sold, each part where it is made. */
export const neededParts: readonly BoardPart[] = [
  {
    key: 'body',
    icon: IconTools,
    to: '/bs-build',
    lacks: (missing) =>
      missing.area === 'body' && ![isPricing, isTable, isPaper, isData].some((isOther) => isOther(missing)),
  },
  { key: 'pricing', icon: IconCalculator, to: '/bs-build', part: 'pricing', lacks: isPricing },
  { key: 'tables', icon: IconTable, to: '/bs-build', part: 'tables', lacks: isTable },
  { key: 'data', icon: IconDatabase, to: '/bodyDataSet', lacks: isData },
  { key: 'papers', icon: IconFiles, to: '/bs-build', part: 'documents', lacks: isPaper },
  {
    key: 'shell',
    icon: IconPalette,
    to: '/shellDashBoard',
    lacks: (missing) => missing.area === 'shell' && !isLogic(missing),
  },
  { key: 'logic', icon: IconRoute, to: '/steps', lacks: isLogic },
  { key: 'sender', icon: IconMail, to: '/setting-page', lacks: ({ area }) => area === 'sender-email' },
  { key: 'numbers', icon: IconListNumbers, to: '/policy-engine', lacks: ({ area }) => area === 'policy-numbers' },
  { key: 'gateway', icon: IconCreditCard, to: '/payment-gateway', lacks: ({ area }) => area === 'gateway' },
  { key: 'units', icon: IconStack2, to: '/upgrade', lacks: ({ area }) => area === 'units' },
]

/** What has usual values, and can be set otherwise. */
export const furtherParts: readonly BoardPart[] = [
  { key: 'settings', icon: IconAdjustmentsHorizontal, to: '/project', lacks: null },
  { key: 'sending', icon: IconFiles, to: '/documentList', lacks: null, setting: 'sending' },
  { key: 'checkout', icon: IconReceipt, to: '/documentList', lacks: null, setting: 'checkout' },
  { key: 'connectors', icon: IconDatabase, to: '/setData', lacks: null, setting: 'connectors' },
  { key: 'transactions', icon: IconArrowsExchange, to: '/Transcation', lacks: null, setting: 'transactions' },
  { key: 'channels', icon: IconBuildingStore, to: '/partner-hub', tab: 'channels', lacks: null },
  { key: 'cases', icon: IconGavel, to: '/complexCase', lacks: null, setting: 'cases' },
  { key: 'referralMail', icon: IconMail, to: '/underwritingEmail', lacks: null, setting: 'referralMail' },
  { key: 'automation', icon: IconRobot, to: '/automation', lacks: null },
]

export type { BoardPart }
