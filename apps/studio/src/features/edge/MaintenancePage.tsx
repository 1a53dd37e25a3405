export default function MaintenancePage() {
  return null
}
