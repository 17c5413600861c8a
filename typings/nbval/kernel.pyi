from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

CURRENT_ENV_KERNEL_NAME: str

def start_new_kernel(
    startup_timeout: int = 60, kernel_name: str = "python"
) -> tuple[KernelManager, BlockingKernelClient]: ...
