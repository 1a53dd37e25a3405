import type { PrimaryOffer } from '@coverwright/domain/publish/primary-product/primary-product'
import { Anchor, Button } from '@mantine/core'
import { IconAffiliate, IconBuildingStore, IconPlus, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { PrimaryHeader } from './PrimaryHeader.tsx'

interface OfferListProps {
  /** Only what is reserved to those who are bound. */
  readonly isExclusive?: boolean
  readonly header?: ReactNode
}

/** What other companies offer to sell. */
export function OfferList({ isExclusive = false, header }: OfferListProps) {
  const { t } = useTranslation('primary-product')
  const navigate = useNavigate()
  const columns = useColumns()
  const [making, setMaking] = useState<PrimaryOffer>()
  const take = ({ id, name }: PrimaryOffer['products'][number]) =>
    void acts.primaryProduct
      .takeNewVersion({ id })
      .then(() => sayDone(t('newVersionTaken', { name })))
      .catch(sayFailed)
  const rowActions = (offer: PrimaryOffer): RowAction[] => [
    offer.isBound
      ? { label: t('make'), icon: <IconPlus size={16} />, run: () => setMaking(offer) }
      : {
          label: t('connect', { provider: offer.companyName }),
          icon: <IconAffiliate size={16} />,
          run: () => void navigate(pathTo(`/partner-hub?tab=insurers&search=${encodeURIComponent(offer.companyName)}`)),
        },
    ...offer.products
      .filter(({ isCurrent }) => !isCurrent)
      .map((product) => ({
        label: t('newVersion', { name: product.name }),
        icon: <IconRefresh size={16} />,
        run: () => take(product),
      })),
  ]
  return (
    <>
      <ListScreen
        name={t(isExclusive ? 'exclusiveTitle' : 'tab.offers')}
        header={header ?? <PrimaryHeader tab="offers" />}
        list={listed(queries.primaryProduct.listOffers, isExclusive ? { isExclusive } : {})}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="-movedAt"
        rowActions={rowActions}
        onOpen={(offer) => offer.isBound && setMaking(offer)}
        empty={
          <Empty
            icon={<IconBuildingStore size={20} />}
            title={t(isExclusive ? 'exclusiveNone' : 'offersNone')}
            description={t(isExclusive ? 'exclusiveNoneHint' : 'offersNoneHint')}
            action={
              <Button component={Link} to={pathTo('/partner-hub')} variant="default">
                {t('hub')}
              </Button>
            }
          />
        }
      />
      {making && <MakeDialog offer={making} onClose={() => setMaking(undefined)} />}
    </>
  )
}

function useColumns() {
  const { t } = useTranslation('primary-product')
  return useMemo<readonly Column<PrimaryOffer, 'movedAt'>[]>(
    () => [
      {
        key: 'name',
        header: t('product'),
        cell: ({ name, line, description }) => (
          <NameCell icon={<LineTile line={line} />} name={name} detail={description} />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'provider',
        header: t('provider'),
        cell: ({ companyName }) => companyName,
        csv: ({ companyName }) => companyName,
      },
      { key: 'version', header: t('version'), cell: ({ version }) => <Tag>{t('versionOf', { version })}</Tag> },
      { key: 'access', header: t('access'), cell: ({ access }) => t(`publisher:access.${access}`) },
      {
        key: 'ours',
        header: t('ours'),
        cell: ({ products }) =>
          products.map(({ id, name, isCurrent }) => (
            <div key={id}>
              <Anchor component={Link} size="sm" to={pathTo(`/project?product=${id}`)}>
                {name}
              </Anchor>{' '}
              {!isCurrent && <Tag>{t('outdated')}</Tag>}
            </div>
          )),
        csv: ({ products }) => products.map(({ name }) => name).join(', '),
      },
    ],
    [t],
  )
}
