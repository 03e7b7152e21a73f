"""«Казаки против помидоров» (Awesome Level 9000), as printed."""
