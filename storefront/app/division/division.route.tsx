export default function DivisionRoute() {
  return (
    <div className="container">
      <h1>Filialen</h1>
    </div>
  )
}
