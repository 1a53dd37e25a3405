import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import type { PlanChoice, SmallerPlan } from '@coverwright/domain/company/plan-order/plan-order'
import { Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'

interface SmallerPlanDialogProps {
  readonly choice: PlanChoice
  readonly onClose: () => void
}

/** When it begins, what it comes to then, and which products go offline where it has too few units. */
export function SmallerPlanDialog({ choice, onClose }: SmallerPlanDialogProps) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const smaller = useQuery({ ...queries.payment.getSmallerPlan(choice), staleTime: 0, gcTime: 0, retry: false })
  const [offline, setOffline] = useState<readonly string[]>([])
  const take = useAct('payment.takeSmallerPlan', {
    done: ({ plan, on }) => t('smaller.taken', { plan, day: times.date(on) }),
  })
  const { data } = smaller
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t('smaller.title', { plan: choice.plan })}
      keep={t('upgrade.keep')}
      act={t('smaller.take')}
      isBlocked={!data || lackingOf(data, offline).length > 0}
      onKeep={onClose}
      onAct={async () => {
        await take.send({ ...choice, offline: [...offline] })
        onClose()
      }}
    >
      <div className={classes.pay}>
        {smaller.isError && <ErrorAlert error={smaller.error} />}
        {smaller.isPending && <Skeleton height={120} radius="md" />}
        {data && (
          <>
            <p>{t('smaller.begins', { day: times.date(data.on), amount: money(data.netMinor) })}</p>
            {data.creditMinor > 0 && <p>{t('smaller.credit', { amount: money(data.creditMinor) })}</p>}
            <p className={classes.hint}>{t('smaller.until')}</p>
            <Choosing smaller={data} offline={offline} onChange={setOffline} />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** The types of which too few were chosen. */
const lackingOf = ({ live, tooMany }: SmallerPlan, offline: readonly string[]) =>
  productTypes.filter(
    (type) => live.filter((each) => each.type === type && offline.includes(each.id)).length < tooMany[type],
  )

interface ChoosingProps {
  readonly smaller: SmallerPlan
  readonly offline: readonly string[]
  readonly onChange: (offline: readonly string[]) => void
}

function Choosing({ smaller, offline, onChange }: ChoosingProps) {
  const { t } = useTranslation('plan')
  const types = productTypes.filter((type) => smaller.tooMany[type] > 0)
  return types.map((type) => (
    <Checkbox.Group
      key={type}
      label={t('smaller.choose', { count: smaller.tooMany[type], type: t(`types.${type}`) })}
      value={[...offline]}
      onChange={onChange}
    >
      <div className={classes.choices}>
        {smaller.live
          .filter((each) => each.type === type)
          .map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
      </div>
    </Checkbox.Group>
  ))
}
