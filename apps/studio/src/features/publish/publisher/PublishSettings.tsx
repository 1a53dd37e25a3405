import { accesses } from '@coverwright/domain/publish/publisher/stage'
import { Button, Radio, Stack, Switch } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { ProductPlaces } from './ProductPlaces.tsx'
import classes from './Publisher.module.css'
import { usePublishSettings } from './queries.ts'
import { Requests } from './Requests.tsx'

/** How the company publishes, and who sees each product. */
export function Component() {
  const { t } = useTranslation('publisher')
  return (
    <Page isNarrow>
      <PageHeader
        title={t('settings.title')}
        description={t('settings.description')}
        parent={{ title: t('title'), path: '/publisher' }}
      />
      <div className={classes.stack}>
        <Approval />
        <OfProduct />
        <Requests />
      </div>
    </Page>
  )
}

function Approval() {
  const { t } = useTranslation('publisher')
  const settings = usePublishSettings()
  const mayDecide = useMay('users')
  const change = async (needsApproval: boolean) => {
    await acts.publisher.updateSettings({ needsApproval })
    sayDone(t(needsApproval ? 'settings.approvalOn' : 'settings.approvalOff'))
  }
  return (
    <Card title={t('settings.approval')}>
      <div className={classes.block}>
        {settings.isError && <ErrorAlert error={settings.error} onRetry={() => void settings.refetch()} />}
        <Switch
          label={t('settings.needsApproval')}
          description={t('settings.needsApprovalHint')}
          disabled={!mayDecide || !settings.data}
          checked={settings.data?.needsApproval ?? false}
          onChange={({ currentTarget }) => void change(currentTarget.checked).catch(sayFailed)}
        />
      </div>
    </Card>
  )
}

/** Everything about publishing one product: stage, address, schedule, and who sees it. */
function OfProduct() {
  const [params, setParams] = useSearchParams()
  const products = useQuery(queries.product.listNames({}, { nowPage: 1, pageSize: 1, orderBy: 'name' }))
  const id = params.get('product') ?? products.data?.items[0]?.id
  if (products.isError) return <ErrorAlert error={products.error} onRetry={() => void products.refetch()} />
  if (!id) return null
  return (
    <>
      <ProductSelect allowDeselect={false} value={id} onChange={(value) => value && setParams({ product: value })} />
      <ProductPlaces key={id} productId={id} />
      <ProductAccess id={id} />
    </>
  )
}

function ProductAccess({ id }: { readonly id: string }) {
  const { t } = useTranslation('publisher')
  const access = useQuery(queries.publisher.getAccess({ id }))
  const choose = async (value: string) => {
    const chosen = accesses.find((one) => one === value)
    if (!chosen) return
    await acts.publisher.setAccess({ id, access: chosen })
    sayDone(t('settings.accessSaved'))
  }
  return (
    <Card
      title={t('settings.access')}
      action={
        <Button component={Link} to={pathTo('/partner-hub')} variant="default" leftSection={<IconUserPlus size={16} />}>
          {t('settings.invite')}
        </Button>
      }
    >
      <div className={classes.block}>
        {access.isError && <ErrorAlert error={access.error} onRetry={() => void access.refetch()} />}
        {access.data && (
          <Radio.Group
            label={t('settings.whoSees')}
            value={access.data.access}
            onChange={(value) => void choose(value).catch(sayFailed)}
          >
            <Stack gap={10} mt={8}>
              {accesses.map((value) => (
                <Radio key={value} value={value} label={t(`access.${value}`)} description={t(`accessHint.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </div>
    </Card>
  )
}
