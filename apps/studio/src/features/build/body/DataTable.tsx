import type { Body } from '@coverwright/domain/build/body/body'
import { hindrancesToDelete } from '@coverwright/domain/build/dataset/uses'
import { Table } from '@mantine/core'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { addressOfPart } from '../body-editing/place.ts'
import { titleOfData } from '../body-editing/words-of-data.ts'
import { loadActiveTables } from '../pricing-table/queries.ts'
import { useLimitWords } from './dataset/use-limit-words.ts'

/** The data of one product, to look at. It is changed in the builder. */
export function DataTable({ id }: { readonly id: string }) {
  const { t } = useTranslation('body')
  const words = useLimitWords()
  const loaded = useQuery(
    madeOf(queries.product.getBody({ id }), 'with tables', async () => {
      const [{ body }, tables] = await Promise.all([client.product.getBody({ id }), loadActiveTables(id)])
      // The server has read it with the body's model.
      return { body: body as Body | null, tables }
    }),
  )
  if (loaded.isLoadingError) return <ErrorAlert error={loaded.error} onRetry={() => void loaded.refetch()} />
  if (!loaded.data) return null
  const { body, tables } = loaded.data
  const properties = body?.dataset.properties ?? []
  if (!body || properties.length === 0)
    return <Empty icon={<IconDatabase size={20} />} title={t('dataset.none')} description={t('dataset.noneHint')} />
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('dataset.says')}</Table.Th>
          <Table.Th>{t('dataset.name')}</Table.Th>
          <Table.Th>{t('dataset.type')}</Table.Th>
          <Table.Th>{t('dataset.limits')}</Table.Th>
          <Table.Th>{t('dataset.uses')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {properties.map((property, at) => {
          const uses = hindrancesToDelete(body, property.name, tables).length
          return (
            <Table.Tr key={property.name}>
              <Table.Td>{titleOfData(body, property.name)}</Table.Td>
              <Table.Td>
                <Link to={addressOfPart(id, 'dataset', ['dataset', 'properties', at])}>
                  <DataName name={property.name} />
                </Link>
              </Table.Td>
              <Table.Td>{t(`propertyTypes.${property.type}`)}</Table.Td>
              <Table.Td>{words(property)}</Table.Td>
              <Table.Td>{uses === 0 ? t('dataset.unused') : t('dataset.usedIn', { count: uses })}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
