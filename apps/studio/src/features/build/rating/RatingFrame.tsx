import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useBody } from '../body-editing/body-editing.ts'
import { addressOfPart } from '../body-editing/place.ts'
import { useTables } from '../pricing-table/queries.ts'
import { SaveCaseDialog } from './cases/SaveCaseDialog.tsx'
import { ratingClient } from './engine/rating-client.ts'
import classes from './Rating.module.css'
import { RatingEditingProvider } from './RatingEditingProvider.tsx'
import { useRatingEditing } from './rating-editing.ts'
import { TestPanel } from './test-quote/TestPanel.tsx'
import { useBaseline, useTestCases } from './use-rating-data.ts'

interface RatingFrameProps {
  readonly children: ReactNode
  /** Shows a step; without it the pricing part is gone to. */
  readonly onOpenStep?: ((position: number) => void) | undefined
}

/** A part of pricing: what is written on the left, a quote from it on the right. */
export function RatingFrame({ children, onOpenStep }: RatingFrameProps) {
  const { body, change, product, isLocked, tables, areTablesReady } = useBody()
  if (!areTablesReady)
    return (
      <div className={classes.waiting} aria-busy="true">
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </div>
    )
  return (
    <RatingEditingProvider productId={product.id} body={body} tables={tables} isLocked={isLocked} change={change}>
      <div className={classes.frame}>
        <div className={classes.main}>{children}</div>
        <Panel productId={product.id} onOpenStep={onOpenStep} />
      </div>
    </RatingEditingProvider>
  )
}

interface PanelProps {
  readonly productId: string
  readonly onOpenStep: RatingFrameProps['onOpenStep']
}

function Panel({ productId, onOpenStep }: PanelProps) {
  const { t } = useTranslation('rating')
  const navigate = useNavigate()
  const { result } = useRatingEditing()
  const cases = useTestCases(productId)
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <TestPanel
        liveMinor={useLiveMinor(productId)}
        onOpenStep={onOpenStep ?? ((at) => void navigate(addressOfPart(productId, 'pricing', ['rating', 'steps', at])))}
        tableAddress={useTableAddress(productId)}
        foot={
          <>
            <Button size="sm" variant="default" disabled={result?.kind !== 'quote'} onClick={() => setSaving(true)}>
              {t('case.save')}
            </Button>
            {cases.data !== undefined && cases.data.length > 0 && (
              <Button
                size="sm"
                variant="default"
                onClick={() => void navigate(`${addressOfPart(productId, 'test')}&run=all`)}
              >
                {t('case.runAll', { count: cases.data.length })}
              </Button>
            )}
          </>
        }
      />
      <SaveCaseDialog productId={productId} isOpen={isSaving} onClose={() => setSaving(false)} />
    </>
  )
}

/** Where the row of a table is shown that was found, in the version whose rates were in force. */
function useTableAddress(productId: string) {
  const tables = useTables(productId).data
  return (name: string, edition: number, row: number) => {
    const versions = tables?.find((table) => table.name === name)?.versions ?? []
    const active = versions
      .filter(({ state }) => state === 'active')
      .toSorted((left, right) => left.number - right.number)
    const version = active[edition - 1]?.id
    return addressOfPart(productId, 'tables') + (version === undefined ? '' : `&version=${version}&row=${row}`)
  }
}

/** What the published version asks for the same answers. */
function useLiveMinor(productId: string): number | null {
  const { question } = useRatingEditing()
  const bytes = useBaseline(productId).data?.bytes
  const [liveMinor, setLiveMinor] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    async function ask() {
      const [outcome] = bytes ? await ratingClient().runBaseline(bytes, [question]) : []
      if (isCurrent) setLiveMinor(outcome && outcome.decision !== null ? outcome.grossMinor : null)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [bytes, question])
  return liveMinor
}
