import { isSpent } from '@coverwright/domain/build/policy-number/policy-number'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import type { NumberedProduct } from './numbered-product.ts'
import classes from './PolicyEngine.module.css'

interface ConnectDialogProps {
  readonly product: NumberedProduct
  readonly onClose: () => void
  readonly onConnected: () => void
}

/** A published product keeps its design until the last of its numbers is given out, or its last day is over. */
export function ConnectDialog({ product, onClose, onConnected }: ConnectDialogProps) {
  const { t } = useTranslation('policy-number')
  const [chosen, setChosen] = useState(product.design?.id ?? null)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const designs = useQuery(queries.number.findPolicyNoList({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
  const { design, isPublished } = product
  const isLocked =
    isPublished && design !== null && !isSpent(design, design.usedCount, isoDate(calendarDate(new Date(), 'UTC')))
  const connect = async () => {
    if (!chosen) return
    setSaving(true)
    setFailure(undefined)
    try {
      const { productName, design: connected } = await acts.number.updatePolicyNoByProductId({
        productId: product.productId,
        policyNumberId: chosen,
      })
      onConnected()
      sayDone(t('connected', { name: productName, design: connected?.name }))
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('connectTo', { name: product.productName })}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void connect()
        }}
      >
        {isLocked && (
          <LockedAlert kind="settled" title={t('connectLockedTitle')}>
            {t('connectLocked')}
          </LockedAlert>
        )}
        {failure !== undefined && <ErrorAlert error={failure} />}
        <Select
          label={t('design')}
          data={(designs.data?.items ?? []).map(({ id, name, nextNumber }) => ({
            value: id,
            label: `${name} (${nextNumber ?? t('noNext')})`,
          }))}
          value={chosen}
          onChange={setChosen}
          disabled={isLocked}
          allowDeselect={false}
          searchable
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t(isLocked ? 'form.close' : 'form.cancel')}
          </Button>
          {!isLocked && (
            <Button size="lg" type="submit" loading={isSaving} disabled={!chosen || chosen === product.design?.id}>
              {t('connectAct')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
