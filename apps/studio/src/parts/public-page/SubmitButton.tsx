import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The one action of a page before the studio. */
export function SubmitButton({ isBusy, className, children }: SubmitButtonProps) {
  return (
    <Button
      className={className}
      type="submit"
      size="lg"
      fullWidth
      loading={isBusy}
      // Pressed, it leaves the focus where it is: the error of a field that is left would push it from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  )
}
