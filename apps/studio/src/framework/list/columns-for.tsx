import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../page/Tag.tsx'
import { StatusBadge } from '../status/StatusBadge.tsx'
import type { Status } from '../status/statuses.ts'
import { useTimeTexts } from '../time/use-time-texts.ts'
import type { Column } from './list-types.ts'
import { NameCell } from './NameCell.tsx'
import { useModes } from './use-modes.tsx'

interface Usual<SortKey> {
  /** Key of the text above it, where it is not the column's own. */
  readonly header?: string
  readonly sortKey?: SortKey
  readonly width?: number
}

/** Keys of the fields that hold such a value. */
type Holding<Item, Value> = { [Key in keyof Item]: Item[Key] extends Value ? Key : never }[keyof Item] & string

interface ColumnMakers<Item, SortKey extends string> {
  /** The name of a row, with a picture and one line of detail. */
  readonly name: (
    key: Holding<Item, string>,
    usual: Usual<SortKey> & {
      readonly icon?: (item: Item) => ReactNode
      readonly detail?: (item: Item) => string | null
    },
  ) => Column<Item, SortKey>
  readonly text: (key: Holding<Item, string>, usual?: Usual<SortKey>) => Column<Item, SortKey>
  readonly count: (key: Holding<Item, number>, usual?: Usual<SortKey>) => Column<Item, SortKey>
  /** A word in a frame where it holds, and nothing where not. */
  readonly mark: (key: Holding<Item, boolean>, word: string, usual?: Usual<SortKey>) => Column<Item, SortKey>
  readonly status: <Key extends Holding<Item, string>>(
    key: Key,
    looks: (value: Item[Key]) => Status,
    usual?: Usual<SortKey>,
  ) => Column<Item, SortKey>
  /** How long ago, with the moment in a tooltip. */
  readonly ago: (key: Holding<Item, string>, usual?: Usual<SortKey>) => Column<Item, SortKey>
  readonly date: (key: Holding<Item, string>, usual?: Usual<SortKey>) => Column<Item, SortKey>
  /** A sale or a trial run. */
  readonly mode: (key: Holding<Item, JourneyMode>) => Column<Item, SortKey>
}

/**
 * The columns of a list, made of the fields of its rows: each knows how it shows and what an export writes. Texts are read
 * from the feature's own, under the column's key.
 */
export const columnsFor = <Item, SortKey extends string>(
  texts: string,
  make: (makers: ColumnMakers<Item, SortKey>) => readonly Column<Item, SortKey>[],
) =>
  function useColumns(): readonly Column<Item, SortKey>[] {
    const { t } = useTranslation(texts)
    const times = useTimeTexts()
    const modes = useModes()
    return useMemo(() => {
      const column = (
        key: string,
        { header = key, sortKey, width }: Usual<SortKey>,
        shown: Pick<Column<Item, SortKey>, 'cell' | 'csv' | 'isNumber'>,
      ): Column<Item, SortKey> => ({
        key,
        header: t(header),
        ...(sortKey && { sortKey }),
        ...(width && { width }),
        ...shown,
      })
      // Only keys of fields that hold text reach it.
      const textOf = (item: Item, key: keyof Item) => item[key] as string
      return make({
        name: (key, { icon, detail, ...usual }) =>
          column(key, usual, {
            cell: (item) => <NameCell name={textOf(item, key)} detail={detail?.(item) ?? null} icon={icon?.(item)} />,
            csv: (item) => textOf(item, key),
          }),
        text: (key, usual = {}) =>
          column(key, usual, { cell: (item) => textOf(item, key), csv: (item) => textOf(item, key) }),
        count: (key, usual = {}) =>
          column(
            key,
            { width: 110, ...usual },
            {
              isNumber: true,
              cell: (item) => item[key] as number,
              csv: (item) => item[key] as number,
            },
          ),
        mark: (key, word, usual = {}) =>
          column(
            key,
            { width: 110, ...usual },
            {
              cell: (item) => item[key] === true && <Tag>{t(word)}</Tag>,
              csv: (item) => (item[key] === true ? t(word) : ''),
            },
          ),
        status: (key, looks, usual = {}) =>
          column(
            key,
            { width: 130, ...usual },
            {
              cell: (item) => <StatusBadge status={looks(item[key])} />,
              csv: (item) => t(`framework:status.${looks(item[key])}`),
            },
          ),
        ago: (key, usual = {}) =>
          column(
            key,
            { width: 130, ...usual },
            {
              cell: (item) => (
                <span title={times.dateAndTime(textOf(item, key))}>{times.agoAlone(textOf(item, key))}</span>
              ),
              csv: (item) => textOf(item, key),
            },
          ),
        date: (key, usual = {}) =>
          column(
            key,
            { width: 160, ...usual },
            {
              cell: (item) => times.date(textOf(item, key)),
              csv: (item) => textOf(item, key),
            },
          ),
        mode: (key) => ({
          ...column(
            key,
            { width: 110 },
            {
              cell: (item) => <Tag>{modes.nameOf(item[key] as JourneyMode)}</Tag>,
              csv: (item) => modes.nameOf(item[key] as JourneyMode),
            },
          ),
          header: modes.label,
        }),
      })
    }, [t, times, modes])
  }
