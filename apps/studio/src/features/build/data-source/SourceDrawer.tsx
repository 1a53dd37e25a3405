import type { DataSource } from '@coverwright/domain/build/data-source/data-source'
import { ScrollArea, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { FeedCard } from './FeedCard.tsx'

interface SourceDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onEdit: (source: DataSource) => void
}

/** A data source with its first rows, and what fills it. */
export function SourceDrawer({ id, onClose, onEdit }: SourceDrawerProps) {
  const { t } = useTranslation('data-source')
  const times = useTimeTexts()
  const source = useQuery(once(id, (known) => queries.dataSource.getDataSource({ id: known })))
  return (
    <DetailDrawer isOpen={id !== undefined} onClose={onClose} title={source.data?.name ?? t('title')} item={source}>
      {({ columns, rows, rowCount, updatedAt, ...own }) => (
        <>
          {own.feed && <FeedCard source={{ columns, rowCount, updatedAt, ...own }} feed={own.feed} onEdit={onEdit} />}
          <Facts
            facts={[
              [t('rows'), rowCount],
              [t('changed'), times.dateAndTime(updatedAt)],
            ]}
          />
          <h3>{t('firstRows')}</h3>
          <ScrollArea>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {columns.map(({ name, language }) => (
                    <Table.Th key={`${name} ${language}`}>{language ? `${name} (${language})` : name}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two rows may be alike
                  <Table.Tr key={at}>
                    {row.map((cell, column) => (
                      // oxlint-disable-next-line react/no-array-index-key -- cells are told apart by their column
                      <Table.Td key={column}>{cell}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea>
        </>
      )}
    </DetailDrawer>
  )
}
