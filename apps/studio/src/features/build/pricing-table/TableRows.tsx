import { mostRowEdits } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { PricingTableDetail, TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import { isDraft } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { readConditionText, readResultText } from '@coverwright/domain/build/pricing-table/table-text'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Grid, type GridColumn } from './Grid.tsx'
import type { Place } from './grid-window.ts'
import { MeaningDialog } from './MeaningDialog.tsx'
import { type Meaning, meantEdits, type OpenCells, openCells } from './meanings.ts'
import { pastedEdits, type SetEdit } from './pasted-edits.ts'
import { cellText, textsOf } from './row-texts.ts'
import { rowOfShown, rowsWith, shownOfRow } from './rows-with.ts'
import classes from './TableRows.module.css'
import { useRowEdits } from './use-row-edits.ts'
import { undoKeyOf, useUndoKeys } from './use-undo-keys.ts'
import { Warnings } from './Warnings.tsx'

interface TableRowsProps {
  readonly detail: PricingTableDetail
  readonly shape: TableShape
  readonly known: readonly KnownData[]
  /** The row that is shown first. */
  readonly firstRow: number
  readonly isReadOnly: boolean
  readonly onOpen: (id: string) => void
}

/** The rows that prices are looked up in. An edit of what is or was active opens the new version it made. */
export function TableRows({ detail, shape, known, firstRow, isReadOnly, onOpen }: TableRowsProps) {
  const { t } = useTranslation('pricing-table')
  const { whole } = useNumberTexts()
  const [at, setAt] = useState<Place>({ row: firstRow, column: 0 })
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<{ cells: OpenCells; place: Place; epoch: number } | null>(null)
  const [settled] = useDebouncedValue(search, 200)
  const wanted = search === '' ? '' : settled
  const { rows, epoch, isSaving, save, undo, redo } = useRowEdits({ detail, shape, known, onOpen, onMove: lead })
  useUndoKeys({ isOn: !isReadOnly, undo, redo })
  const found = useMemo(
    () => rowsWith(rows, shape, wanted),
    // oxlint-disable-next-line react/exhaustive-deps -- a row that was edited stays in view: only another search, and rows that come or go, are looked through again
    [rows.length, shape, wanted],
  )
  const columns = useMemo(() => columnsOf(shape), [shape])
  const shown = found ? found.length : rows.length
  const rowAt = (row: number) => (row < shown ? rowOfShown(found, row) : undefined)

  /** To a row of the table; a search that leaves it out ends. */
  function lead({ row, column }: Place, after: readonly TableRow[]) {
    const next = after.length === rows.length ? found : rowsWith(after, shape, wanted)
    const place = shownOfRow(next, row)
    if (place === undefined) setSearch('')
    setAt({ row: place ?? row, column })
  }
  const edit = ({ row, column }: Place, text: string, openedIn: number) => {
    const edited = rowAt(row)
    // The row under the open cell may be another one by now, or gone.
    if (openedIn !== epoch || edited === undefined) return sayFailed(t('rowsMoved', { text }))
    // What stands there was settled when it came, whatever it looks like.
    if (text === cellText(rows[edited], shape, column)) return undefined
    return ask([{ kind: 'set', row: edited, column, text }], { row: edited, column })
  }
  const ask = (edits: readonly SetEdit[], place: Place) => {
    const cells = openCells(edits, shape, known)
    const [first] = cells?.asked.values() ?? []
    if (cells && cells.mayMean.length > 0) return setAsked({ cells, place, epoch })
    const [only, ...others] = edits
    const refusal = first?.question ?? (only && others.length === 0 && refusalOf(shape, known, only))
    return refusal ? sayFailed(said(refusal)) : save(edits, place)
  }
  const settle = (meaning: Meaning) => {
    if (!asked) return undefined
    setAsked(null)
    const { cells, place } = asked
    if (asked.epoch !== epoch) return sayFailed(t('rowsMoved', { text: cells.edits[0]?.text ?? '' }))
    return save(meantEdits(cells, meaning, rows, shape), place)
  }
  const paste = ({ row, column }: Place, text: string) => {
    const { edits, beyond } = pastedEdits(text, { row, column }, { columns: columns.length, rowAt })
    if (beyond > 0) return sayFailed(t('pasteBeyond', { count: beyond }))
    if (edits.length > mostRowEdits) return sayFailed(t('pasteTooMany', { count: edits.length, most: mostRowEdits }))
    return edits.length > 0 ? ask(edits, { row: rowAt(row) ?? row, column }) : undefined
  }
  const currentRow = rowAt(at.row) ?? -1
  const current = rows[currentRow]
  const currentPlace = { row: currentRow, column: at.column }
  return (
    <>
      <Warnings warnings={detail.tableWarnings} onShow={(row) => lead({ row, column: 0 }, rows)} />
      <div className={classes.bar}>
        <TextInput
          size="sm"
          leftSection={<IconSearch size={14} />}
          placeholder={t('find')}
          aria-label={t('find')}
          value={search}
          onKeyDown={(event) => {
            // The field takes back what is typed in it; the editor around would take back something else.
            if (undoKeyOf(event)) event.stopPropagation()
          }}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setAt({ row: 0, column: at.column })
          }}
        />
        <span aria-live="polite">{found ? t('found', { count: shown, all: whole(rows.length) }) : ''}</span>
        {!isReadOnly && (
          <div>
            {!isDraft(detail.state) && <p>{t('editHint')}</p>}
            <span role="status">{isSaving ? t('savingRows') : ''}</span>
            <Tooltip label={t('undoRow')}>
              <ActionIcon aria-label={t('undoRow')} disabled={!undo} onClick={undo}>
                <IconArrowBackUp size={16} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('redoRow')}>
              <ActionIcon aria-label={t('redoRow')} disabled={!redo} onClick={redo}>
                <IconArrowForwardUp size={16} />
              </ActionIcon>
            </Tooltip>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlus size={14} />}
              disabled={isSaving || !current}
              onClick={() =>
                save(
                  [{ kind: 'insert', row: currentRow + 1, cells: textsOf(current, shape), isWritten: true }],
                  currentPlace,
                )
              }
            >
              {t('insert')}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconTrash size={14} />}
              disabled={isSaving || !current || rows.length < 2}
              onClick={() => save([{ kind: 'remove', row: currentRow }], currentPlace)}
            >
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
      <Grid
        label={t('rowsLabel', { name: detail.tableName })}
        columns={columns}
        rowCount={shown}
        cellAt={(row, column) => ({ text: cellText(rows[rowAt(row) ?? -1], shape, column) })}
        rowName={(row) => whole((rowAt(row) ?? row) + 1)}
        headHeight={52}
        at={at}
        onMove={setAt}
        epoch={epoch}
        {...(!isReadOnly && { onEdit: edit, onPaste: paste })}
      />
      {asked && <MeaningDialog cells={asked.cells} onMean={settle} onClose={() => setAsked(null)} />}
      <footer className={classes.foot}>
        <b>{whole(rows.length)}</b> {t('rowsWord', { count: rows.length })}
        <span>{t(`hit.${shape.hitPolicy}`)}</span>
      </footer>
    </>
  )
}

function columnsOf({ dimensions, outputs }: TableShape): GridColumn[] {
  return [
    ...dimensions.map(
      (dimension): GridColumn => ({
        key: dimension.name,
        width: 168,
        tone: 'dimension',
        isNumber: dimension.kind === 'number' || dimension.kind === 'curve',
        head: <Head name={dimension.name} part="dimension" />,
      }),
    ),
    ...outputs.map(
      (output): GridColumn => ({
        key: output.name,
        width: 150,
        tone: 'output',
        isNumber: output.kind === 'number',
        head: <Head name={output.name} part="output" />,
      }),
    ),
  ]
}

function Head({ name, part }: { readonly name: string; readonly part: 'dimension' | 'output' }) {
  const { t } = useTranslation('pricing-table')
  return (
    <div className={classes.head}>
      <DataName name={name} isAccent={part === 'dimension'} />
      <span>{t(`role.${part}`)}</span>
    </div>
  )
}

/** Said at once, in the server's words. */
function refusalOf(
  { dimensions, outputs }: TableShape,
  known: readonly KnownData[],
  { column, text }: { readonly column: number; readonly text: string },
): string | undefined {
  const dimension = dimensions[column]
  const output = outputs[column - dimensions.length]
  const data = known.find(({ name }) => name === dimension?.name)
  const read = dimension ? readConditionText(text, dimension, data) : output ? readResultText(text, output) : undefined
  return read?.is === 'problem' ? read.trouble.message : undefined
}
