"""«Мишки, бабки, рок-н-ролл» (What Were We Thinking?), as printed; its titan comes from the anniversary box."""
