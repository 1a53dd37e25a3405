import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import classes from './Grid.module.css'
import { columnsInView, edgesOf, type Place, placeAfter, rowHeight, rowsInView } from './grid-window.ts'
import { undoKeyOf } from './use-undo-keys.ts'

export interface GridColumn {
  readonly key: string
  readonly width: number
  readonly head: ReactNode
  readonly tone?: 'dimension' | 'output' | 'ignored'
  readonly isNumber?: boolean
}

export interface GridCell {
  readonly text: string
  readonly tone?: 'error' | 'warning' | 'fixed' | 'left-out' | 'head'
}

interface GridProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly rowCount: number
  readonly cellAt: (row: number, column: number) => GridCell
  /** What stands beside the row; rows that are filtered keep their own number. */
  readonly rowName: (row: number) => string
  readonly headHeight: number
  readonly at: Place
  readonly onMove: (place: Place) => void
  /** The heading of a column was pressed; without it that moves there. */
  readonly onHead?: (column: number) => void
  /** Counts how often the rows gave way to others. */
  readonly epoch?: number
  /** Typed into a cell, with the epoch it was opened in; without it cells are read only. */
  readonly onEdit?: (place: Place, text: string, openedIn: number) => void
  readonly onPaste?: (place: Place, text: string) => void
  /** Rows with a mark beside the scroll bar. */
  readonly marks?: readonly number[]
  /** Shown under the chosen cell. */
  readonly note?: ReactNode
}

const gutter = 64

/** A sheet of any length: what is not in view is not drawn. One tab stop; arrow keys move, Enter edits. */
export function Grid(props: GridProps) {
  const { label, columns, rowCount, cellAt, rowName, headHeight, at, onMove, onEdit, onPaste, marks, note } = props
  const { epoch = 0 } = props
  const pressHead = props.onHead ?? ((column: number) => onMove({ row: at.row, column }))
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const [view, setView] = useState({ top: 0, left: 0, width: 1200, height: 800 })
  const [editing, setEditing] = useState<{ readonly place: Place; readonly text: string; readonly epoch: number }>()
  const edges = edgesOf(columns)
  const total = edges.at(-1) ?? 0
  const isEmpty = rowCount === 0

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setView((now) => ({ ...now, width: element.clientWidth, height: element.clientHeight }))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const top = at.row * rowHeight
    const visible = element.clientHeight - headHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + visible) element.scrollTop = top + rowHeight * 3 - visible
    const [left = 0, right = 0] = [edges[at.column], edges[at.column + 1]]
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (right + gutter > element.scrollLeft + element.clientWidth)
      element.scrollLeft = right + gutter - element.clientWidth
    // oxlint-disable-next-line react/exhaustive-deps -- the edges follow from the columns: moving is what scrolls, and the coming of the rows, not drawing
  }, [at.row, at.column, headHeight, isEmpty])

  const rows = rowsInView(view.top, view.height, rowCount)
  const shown = columnsInView(view.left, view.width, edges)
  const begin = (text: string) => onEdit && setEditing({ place: at, text, epoch })
  const finish = (text: string | undefined) => {
    if (editing && text !== undefined) onEdit?.(editing.place, text, editing.epoch)
    setEditing(undefined)
    frame.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (editing) return
    if (onEdit && undoKeyOf(event)) {
      event.preventDefault()
      // The editor around it would take back something else, out of view.
      event.stopPropagation()
      return
    }
    if (isEmpty) return
    const page = Math.floor((view.height - headHeight) / rowHeight) - 1
    const next = placeAfter(event.key, at, {
      rows: rowCount,
      columns: columns.length,
      page,
      isFar: event.ctrlKey || event.metaKey,
    })
    if (next) {
      event.preventDefault()
      onMove(next)
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      begin(cellAt(at.row, at.column).text)
    } else if (event.key === 'Delete') begin('')
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) begin('')
    else if (event.key === 'c' && (event.ctrlKey || event.metaKey))
      void navigator.clipboard.writeText(cellAt(at.row, at.column).text)
  }
  const paste = (event: ClipboardEvent) => {
    if (editing || !onPaste) return
    event.preventDefault()
    onPaste(at, event.clipboardData.getData('text/plain'))
  }

  return (
    <div className={classes.wrap}>
      <div
        ref={frame}
        className={classes.frame}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-readonly={!onEdit}
        aria-activedescendant={`${id}-${at.row}-${at.column}`}
        onKeyDown={press}
        onPaste={paste}
        onScroll={({ currentTarget: { scrollTop, scrollLeft } }) =>
          setView((now) => ({ ...now, top: scrollTop, left: scrollLeft }))
        }
      >
        <div className={classes.sheet} style={{ height: rowCount * rowHeight + headHeight, width: total + gutter }}>
          <div
            className={classes.heads}
            role="row"
            aria-rowindex={1}
            style={{ height: headHeight, width: total + gutter }}
          >
            <span className={classes.corner} style={{ width: gutter }} />
            {columns.slice(shown.first, shown.last + 1).map(({ key, width, head, tone }, nth) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus, and its arrow keys lead to every column
              <div
                key={key}
                role="columnheader"
                aria-colindex={shown.first + nth + 1}
                className={classes.head}
                data-tone={tone}
                style={{ width, left: gutter + (edges[shown.first + nth] ?? 0) }}
                onClick={() => pressHead(shown.first + nth)}
              >
                {head}
              </div>
            ))}
          </div>
          {Array.from({ length: Math.max(0, rows.last - rows.first + 1) }, (_none, nth) => rows.first + nth).map(
            (row) => (
              <div
                key={row}
                role="row"
                aria-rowindex={row + 2}
                className={classes.row}
                data-current={row === at.row || undefined}
                style={{ top: headHeight + row * rowHeight, width: total + gutter }}
              >
                <span className={classes.number} role="rowheader" style={{ width: gutter }}>
                  {rowName(row)}
                </span>
                {columns.slice(shown.first, shown.last + 1).map(({ key, width, tone, isNumber }, inView) => {
                  const column = shown.first + inView
                  const cell = cellAt(row, column)
                  const isHere = row === at.row && column === at.column
                  const isEdited = isHere && editing !== undefined
                  return (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and hears the keys, and names this cell to screen readers
                    <div
                      key={key}
                      id={`${id}-${row}-${column}`}
                      role="gridcell"
                      aria-colindex={column + 1}
                      aria-selected={isHere}
                      className={classes.cell}
                      data-tone={cell.tone ?? (tone === 'ignored' ? 'ignored' : undefined)}
                      data-number={isNumber || undefined}
                      style={{ width, left: gutter + (edges[column] ?? 0) }}
                      onClick={() => onMove({ row, column })}
                      onDoubleClick={() => onEdit && setEditing({ place: { row, column }, text: cell.text, epoch })}
                    >
                      {isEdited ? <CellInput text={editing.text} label={label} onDone={finish} /> : cell.text}
                    </div>
                  )
                })}
              </div>
            ),
          )}
          {note && (
            <div
              className={classes.note}
              style={{
                top: headHeight + (at.row + 1) * rowHeight + 6,
                left: Math.max(gutter, gutter + Math.min(edges[at.column] ?? 0, view.left + view.width - gutter - 360)),
              }}
            >
              {note}
            </div>
          )}
        </div>
      </div>
      {marks && marks.length > 0 && (
        <div className={classes.marks} aria-hidden="true" style={{ top: headHeight }}>
          {marks.slice(0, 400).map((row) => (
            <i key={row} style={{ top: `${(row / Math.max(1, rowCount)) * 100}%` }} />
          ))}
        </div>
      )}
    </div>
  )
}

interface CellInputProps {
  readonly text: string
  readonly label: string
  /** Without a text the cell stays as it was. */
  readonly onDone: (text: string | undefined) => void
}

function CellInput({ text, label, onDone }: CellInputProps) {
  const [typed, setTyped] = useState(text)
  // Leaving the cell takes the focus from the field, which would finish it a second time.
  const isDone = useRef(false)
  const finish = (given: string | undefined) => {
    if (isDone.current) return
    isDone.current = true
    onDone(given)
  }
  return (
    <input
      className={classes.input}
      aria-label={label}
      value={typed}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was opened to be typed into
      autoFocus
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => finish(typed === text ? undefined : typed)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter' || event.key === 'Tab') finish(typed)
        else if (event.key === 'Escape') finish(undefined)
      }}
    />
  )
}
