import { IconBuildingStore, IconRoute, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { Filter } from '../../../framework/list/list-types.ts'

const first = { nowPage: 1, pageSize: 100, orderBy: 'name' } as const

interface Named {
  readonly id: string
  readonly name: string
}

const listing = (page: { readonly items: readonly Named[]; readonly total: number } | undefined) => ({
  options: page?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  more: (page?.total ?? 0) - (page?.items.length ?? 0),
})

/** By whom the customers came, for whoever may see them; nothing of what the company does not have. */
export function useSellerFilters(): readonly Filter[] {
  const { t } = useTranslation('transaction')
  const [seesChannels, seesAgents] = [useMayRead('channels'), useMayRead('agents')]
  const { data: channels } = useQuery({ ...queries.channel.listChannels({}, first), enabled: seesChannels })
  const { data: merchants } = useQuery({ ...queries.merchant.listMerchants({}, first), enabled: seesChannels })
  const { data: agents } = useQuery({ ...queries.agent.listAgents({}, first), enabled: seesAgents })
  return useMemo(() => {
    const filters: readonly Filter[] = [
      { key: 'channelId', label: t('byChannel'), icon: <IconRoute size={14} />, ...listing(channels) },
      { key: 'merchantId', label: t('byMerchant'), icon: <IconBuildingStore size={14} />, ...listing(merchants) },
      { key: 'agentId', label: t('byAgent'), icon: <IconUser size={14} />, ...listing(agents) },
    ]
    return filters.filter(({ options }) => options.length > 0)
  }, [t, channels, merchants, agents])
}
