import { Button, Select } from '@mantine/core'
import { IconDatabase, IconTools } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { addressOfPart } from '../body-editing/place.ts'
import { DataTable } from './DataTable.tsx'

const mostProducts = 200

/** The data of one product, to look at; `?product=` says which. It is changed in the builder. */
export function Component() {
  const { t } = useTranslation('body')
  const [search, setSearch] = useSearchParams()
  const id = search.get('product')
  const products = useQuery(queries.product.listProducts({}, { nowPage: 1, pageSize: mostProducts, orderBy: 'name' }))
  return (
    <Page>
      <PageHeader
        title={t('data.title')}
        description={t('dataset.hint')}
        actions={
          id !== null && (
            <Button component={Link} to={addressOfPart(id, 'dataset')} leftSection={<IconTools size={16} />}>
              {t('data.build')}
            </Button>
          )
        }
      />
      {products.isError && <ErrorAlert error={products.error} onRetry={() => void products.refetch()} />}
      <Select
        label={t('data.product')}
        placeholder={t('data.choose')}
        searchable
        maw={420}
        mt={20}
        mb={24}
        data={(products.data?.items ?? []).map((product) => ({ value: product.id, label: product.name }))}
        value={id}
        onChange={(next) => setSearch(next === null ? {} : { product: next })}
      />
      {id === null ? (
        <Empty icon={<IconDatabase size={20} />} title={t('data.choose')} description={t('data.chooseHint')} />
      ) : (
        <DataTable id={id} />
      )}
    </Page>
  )
}
