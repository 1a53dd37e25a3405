import type { ExchangeItem } from '@coverwright/domain/build/exchange/exchange'
import { exchangeLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import {
  IconArrowBackUp,
  IconEye,
  IconEyeOff,
  IconGitBranch,
  IconLock,
  IconLockOpen,
  IconPackage,
  IconPencil,
  IconSend,
  IconTool,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { acts } from '../../../core/wire/acts.ts'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'

const calls = {
  submit: (id: string) => acts.exchange.submitItem({ id }),
  takeBack: (id: string) => acts.exchange.takeBackItem({ id }),
  withdraw: (id: string) => acts.exchange.withdrawItem({ id }),
  lock: (id: string) => acts.exchange.lockItem({ id, isLocked: true }),
  unlock: (id: string) => acts.exchange.lockItem({ id, isLocked: false }),
} as const

export type Asked = 'edit' | 'generate' | 'derive' | 'preview' | 'withdraw' | 'delete'

/** Where an item is built: the editor of its website, its product, or its component. */
const placeOf = ({ kind, source }: ExchangeItem) =>
  ({
    shell: `/editor?product=${source?.id}`,
    body: `/dashBoard?product=${source?.id}`,
    component: `/ccLibrary?component=${source?.id}`,
  })[kind]

/** What the state of an item allows; what needs words or a second thought is asked for in a dialog. */
export function useItemActions() {
  const { t } = useTranslation('exchange')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly item: ExchangeItem }>()
  const act = async (what: keyof typeof calls, { id, name }: ExchangeItem) => {
    await calls[what](id)
    sayDone(t(`done.${what}`, { name }))
  }
  const rowActions = (item: ExchangeItem): RowAction[] => {
    const events = exchangeLifecycle.events(item.state)
    const ask = (what: Asked, icon: RowAction['icon'], isDangerous = false): RowAction => ({
      label: t(`act.${what}`),
      icon,
      isDangerous,
      run: () => setAsked({ what, item }),
    })
    const doIt = (what: keyof typeof calls, icon: RowAction['icon']): RowAction => ({
      label: t(`act.${what}`),
      icon,
      run: () => void act(what, item).catch(sayFailed),
    })
    const { isLocked, isGenerated, number, source } = item
    return [
      ...(number > 0 ? [ask('preview', <IconEye size={16} />)] : []),
      ...(source
        ? [{ label: t('act.build'), icon: <IconTool size={16} />, run: () => void navigate(placeOf(item)) }]
        : []),
      ...(isLocked ? [] : [ask('edit', <IconPencil size={16} />)]),
      ...(isLocked || isGenerated || !source ? [] : [ask('generate', <IconPackage size={16} />)]),
      ...(isLocked || number === 0 || item.master ? [] : [ask('derive', <IconGitBranch size={16} />)]),
      ...(events.includes('submit') && isGenerated && number !== item.releasedNumber
        ? [doIt('submit', <IconSend size={16} />)]
        : []),
      ...(events.includes('takeBack') ? [doIt('takeBack', <IconArrowBackUp size={16} />)] : []),
      isLocked ? doIt('unlock', <IconLockOpen size={16} />) : doIt('lock', <IconLock size={16} />),
      ...(events.includes('withdraw') ? [ask('withdraw', <IconEyeOff size={16} />, true)] : []),
      ...(isLocked || item.state === 'submitted' || item.releasedNumber !== null
        ? []
        : [ask('delete', <IconTrash size={16} />, true)]),
    ]
  }
  return { rowActions, asked, stopAsking: () => setAsked(undefined), ask: setAsked }
}
