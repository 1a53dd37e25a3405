import type { Component } from '@coverwright/domain/build/component/component'
import type { ExchangeKind } from '@coverwright/domain/build/exchange/exchange'
import type { InsuranceLine } from '@coverwright/domain/build/product/product'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { AvailableDrawer } from './AvailableDrawer.tsx'
import classes from './Exchange.module.css'
import { KindTile } from './KindTile.tsx'

interface AvailableTilesProps {
  /** All of them where nothing is said. */
  readonly kind?: ExchangeKind
  readonly line?: InsuranceLine
  /** In a narrow pane: one under the other. */
  readonly isNarrow?: boolean
  /** Stays on the screen, which has a use for the component that was taken. */
  readonly onTaken?: (component: Component) => void
}

const most = 12
const restMs = 250

/** What the exchange has for a screen on which somebody builds: the newest, or what is searched for. */
export function AvailableTiles({ kind, line, isNarrow, onTaken }: AvailableTilesProps) {
  const { t } = useTranslation('exchange')
  const { shown, show, hide } = useShown('item')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), restMs)
  const asked = { ...(kind && { kind }), ...(line && { line }), ...(search && { search }) }
  const available = useQuery({
    ...queries.exchange.listAvailable(asked, { nowPage: 1, pageSize: most, orderBy: '-releasedAt' }),
    placeholderData: keepPreviousData,
  })
  const { items = [], total = 0 } = available.data ?? {}
  return (
    <>
      {available.isError && <ErrorAlert error={available.error} onRetry={() => void available.refetch()} />}
      {(total > most || typed !== '') && (
        <TextInput
          m={isNarrow ? 0 : 16}
          mb={0}
          aria-label={t('findAvailable')}
          placeholder={t('findAvailable')}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {available.data && items.length === 0 && (
        <p className={classes.note} style={{ padding: isNarrow ? 0 : 16 }}>
          {t('noneAvailable')}
        </p>
      )}
      {items.length > 0 && (
        <ul className={classes.tiles} data-narrow={isNarrow || undefined}>
          {items.map((item) => (
            <li key={item.id}>
              <KindTile kind={item.kind} />
              <span>
                <b>{item.name}</b>
                <small>
                  {/* Where all are of one kind it need not be said of each. */}
                  {!kind && `${t(`kinds.${item.kind}`)}, `}
                  {item.author ? t('from', { author: item.author }) : t('fromNobody')}
                </small>
              </span>
              <Button
                size="sm"
                variant="default"
                aria-label={`${t('act.open')}: ${item.name}`}
                onClick={() => show(item.id)}
              >
                {t('act.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {total > most && <p className={classes.note}>{t('moreAvailable', { count: total - most })}</p>}
      <AvailableDrawer id={shown} onClose={hide} onTaken={onTaken} />
    </>
  )
}
