import type { QuestionType } from '@coverwright/domain/build/question/question'
import {
  IconCalendar,
  IconCamera,
  IconCar,
  IconCircleDot,
  IconCursorText,
  IconMapPin,
  IconPhone,
  type IconProps,
  IconSquareChevronDown,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const icons: Readonly<Record<QuestionType, ComponentType<IconProps>>> = {
  radio: IconCircleDot,
  input: IconCursorText,
  select: IconSquareChevronDown,
  date: IconCalendar,
  phone: IconPhone,
  address: IconMapPin,
  'car-registration': IconCar,
  'photo-video': IconCamera,
}

export function QuestionIcon({ type, size = 15 }: { readonly type: QuestionType; readonly size?: number }) {
  const Icon = icons[type]
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
