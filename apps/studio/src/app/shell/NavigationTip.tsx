import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** The name of a screen beside its icon, where the navigation is narrow. */
export default function NavigationTip({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactElement
}) {
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  )
}
