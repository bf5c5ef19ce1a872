/** Seats of one dated departure. Days are calendar days, `updated_at` is an instant in UTC; both engines keep them as text. */
export interface DepartureSeatsTable {
  departure_id: string;
  group_tour_id: string;
  start_date: string;
  total_seats: number;
  booked_seats: number;
  updated_at: string;
}

export interface Tables {
  departure_seats: DepartureSeatsTable;
}
