"""«Замес» (Smash Up), the base box, as first printed."""
