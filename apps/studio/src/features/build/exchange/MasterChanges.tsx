import type { ExchangeItem } from '@coverwright/domain/build/exchange/exchange'
import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { sayPlace, sayValue } from '../../../parts/product/say-place.ts'
import classes from './Exchange.module.css'

interface MasterChangesProps {
  readonly item: ExchangeItem
  readonly master: NonNullable<ExchangeItem['master']>
}

/** Place by place: what a sub item changed of its master, and what its master has changed since. */
export function MasterChanges({ item: { id, name, isLocked }, master }: MasterChangesProps) {
  const { t } = useTranslation('exchange')
  const isBehind = master.number < master.latest
  const [chosen, setChosen] = useState<string>()
  const of = (chosen ?? (isBehind ? 'master' : 'own')) === 'master' ? 'master' : 'own'
  const compared = useQuery(queries.exchange.compareItem({ id, of }))
  const [isAsking, setAsking] = useState(false)
  const answer = async (given: 'take-over' | 'stay') => {
    await acts.exchange.answerMaster({ id, answer: given })
    sayDone(t(`done.${given}`, { name }))
    setAsking(false)
  }
  return (
    <section aria-label={t('changes')}>
      <h3 className={classes.heading}>{t('changes')}</h3>
      <SegmentedControl
        aria-label={t('changes')}
        fullWidth
        value={of}
        onChange={setChosen}
        data={[
          { value: 'own', label: t('changedHere') },
          { value: 'master', label: t('changedThere') },
        ]}
      />
      {compared.isLoadingError && <ErrorAlert error={compared.error} onRetry={() => void compared.refetch()} />}
      {compared.data && (
        <>
          <p role="status" className={classes.note}>
            {compared.data.count === 0 ? t('noChanges') : t('changeCount', { count: compared.data.count })}
          </p>
          <ul className={classes.rows}>
            {compared.data.differences.map(({ place, before, after }) => (
              <li key={place} className={classes.changes}>
                <b>{sayPlace(place)}</b>
                {before !== undefined && <del>{sayValue(before)}</del>}
                {after !== undefined && <ins>{sayValue(after)}</ins>}
              </li>
            ))}
          </ul>
        </>
      )}
      {isBehind && !isLocked && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => void answer('stay').catch(sayFailed)}>
            {t('stay')}
          </Button>
          <Button onClick={() => setAsking(true)}>{t('takeOver')}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('takeOverAsk', { name, number: master.latest })}
        consequences={[t('takeOverLoses'), t('takeOverKeeps')]}
        keep={t('keep')}
        act={t('takeOver')}
        onKeep={() => setAsking(false)}
        onAct={() => answer('take-over')}
      />
    </section>
  )
}
