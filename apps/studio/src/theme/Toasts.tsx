import { Notifications } from '@mantine/notifications'

/** Where toasts appear. Those said before it is there wait in their store. */
export default function Toasts() {
  return <Notifications position="bottom-center" limit={3} autoClose={5000} containerWidth={440} />
}
