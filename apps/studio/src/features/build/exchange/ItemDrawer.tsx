import type { ExchangeItem } from '@coverwright/domain/build/exchange/exchange'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { CheckList } from './CheckList.tsx'
import classes from './Exchange.module.css'
import { exchangeStatuses } from './exchange-statuses.ts'
import { MasterChanges } from './MasterChanges.tsx'
import type { Asked } from './use-item-actions.tsx'

interface ItemDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onAsk: (asked: { readonly what: Asked; readonly item: ExchangeItem }) => void
}

export function ItemDrawer({ id, onClose, onAsk }: ItemDrawerProps) {
  const { t } = useTranslation('exchange')
  const item = useQuery(once(id, (known) => queries.exchange.getItem({ id: known })))
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={item.data?.name ?? t('item')}
      item={item}
      actions={(shown) => (
        <>
          {shown.number > 0 && (
            <Button variant="default" onClick={() => onAsk({ what: 'preview', item: shown })}>
              {t('act.preview')}
            </Button>
          )}
          {!shown.isLocked && !shown.isGenerated && shown.source && (
            <Button onClick={() => onAsk({ what: 'generate', item: shown })}>{t('act.generate')}</Button>
          )}
        </>
      )}
    >
      {(shown) => <Content item={shown} />}
    </DetailDrawer>
  )
}

function Content({ item }: { readonly item: ExchangeItem }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const versions = useQuery(queries.exchange.listItemVersions({ id: item.id }))
  const [latest] = versions.data ?? []
  return (
    <>
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={exchangeStatuses[item.state]} />],
          [t('reasons'), item.reasons],
          [t('kind'), t(`kinds.${item.kind}`)],
          [t('about'), item.about],
          [t('line'), item.line && t(`product:lines.${item.line}`)],
          [t('tags'), item.tags.join(', ')],
          [t('licence'), item.licence],
          [t('rates'), item.kind === 'body' ? t(item.withRates ? 'ratesTravel' : 'ratesStay') : null],
          [t('master'), item.master && t('masterAt', { name: item.master.name, number: item.master.number })],
          [t('source'), item.source?.name ?? t('sourceGone')],
          [t('released'), item.releasedNumber === null ? null : t('versionNumber', { number: item.releasedNumber })],
          [t('by'), item.createdBy],
        ]}
      />
      {item.master && item.number > 0 && <MasterChanges item={item} master={item.master} />}
      {latest && (
        <>
          <h3 className={classes.heading}>{t('checksOf', { number: latest.number })}</h3>
          <CheckList checks={latest.checks} />
        </>
      )}
      <h3 className={classes.heading}>{t('versions')}</h3>
      {versions.data?.length === 0 && <p className={classes.note}>{t('noVersions')}</p>}
      <ul className={classes.rows}>
        {(versions.data ?? []).map(({ number, notes, bytes, missingPhotos, createdAt }) => (
          <li key={number}>
            <b>{t('versionNumber', { number })}</b>
            {notes && <span>{notes}</span>}
            <small>
              {times.dateAndTime(createdAt)}, {t('kilobytes', { count: Math.ceil(bytes / 1000) })}
              {missingPhotos > 0 && <>, {t('missing', { count: missingPhotos })}</>}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
