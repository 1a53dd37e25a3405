import {
  IconBriefcase,
  IconBuildingBank,
  IconCalendarRepeat,
  IconCoin,
  IconDecimal,
  IconFirstAidKit,
  IconGavel,
  IconMathFunction,
  IconPuzzle,
  IconReceipt,
  IconRosetteDiscount,
  IconSteeringWheel,
  IconTable,
  IconTrendingUp,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Tone } from '../../../../framework/status/statuses.ts'
import type { StepKind } from './new-step.ts'

/** The kind of a step is told by its icon and the icon's tint. */
export const stepIcons: Readonly<Record<StepKind, { readonly Icon: TablerIcon; readonly tone: Tone | 'accent' }>> = {
  lookup: { Icon: IconTable, tone: 'accent' },
  formula: { Icon: IconMathFunction, tone: 'neutral' },
  round: { Icon: IconDecimal, tone: 'neutral' },
  premium: { Icon: IconCoin, tone: 'success' },
  discount: { Icon: IconRosetteDiscount, tone: 'success' },
  loading: { Icon: IconTrendingUp, tone: 'success' },
  'add-on': { Icon: IconPuzzle, tone: 'success' },
  driver: { Icon: IconSteeringWheel, tone: 'success' },
  'personal-accident': { Icon: IconFirstAidKit, tone: 'success' },
  commission: { Icon: IconBriefcase, tone: 'info' },
  fee: { Icon: IconReceipt, tone: 'info' },
  tax: { Icon: IconBuildingBank, tone: 'warning' },
  'premium-levy': { Icon: IconGavel, tone: 'warning' },
  instalments: { Icon: IconCalendarRepeat, tone: 'neutral' },
}
